import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import {Button, buttonClass} from '../button/Button';
import {notify} from '../toasts/notify';
import styles from './ShareButtons.module.css';
import {emailShare, hasShareSheet, openShareSheet, whatsappShare, type Shared} from './share';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copiado');
  } catch {
    // A browser may deny access to the clipboard, so the message contains the link.
    notify.error(`Não foi possível copiar. O link é ${url}`);
  }
}

interface Props {
  shared: Shared;
  /** Less prominent, next to a more important action. */
  quiet?: boolean;
  children?: ReactNode;
}

/** All ways to share a link: the phone's share sheet if it has one, WhatsApp, e-mail, clipboard; and `children`. */
export function ShareButtons({shared, quiet = false, children}: Props) {
  const main = quiet ? 'secondary' : 'accent';
  return (
    <div className={styles.buttons}>
      {hasShareSheet() && (
        <Button variant={main} icon="share" onClick={() => void openShareSheet(shared)}>
          Compartilhar
        </Button>
      )}
      <a
        className={buttonClass({variant: hasShareSheet() ? 'secondary' : main})}
        href={whatsappShare(shared)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="whatsapp" size={20} /> WhatsApp
      </a>
      <a className={buttonClass({variant: 'secondary'})} href={emailShare(shared)}>
        <Icon name="envelope" size={20} /> E-mail
      </a>
      <Button variant="secondary" icon="copy" onClick={() => void copy(shared.url)}>
        Copiar link
      </Button>
      {children}
    </div>
  );
}
