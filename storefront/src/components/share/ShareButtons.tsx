import {Button, Icon, buttonClass, notify} from '@clube/ui';
import type {ReactNode} from 'react';
import styles from './ShareButtons.module.css';
import {emailShare, hasShareSheet, openShareSheet, whatsappShare, type Shared} from './share';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copiado');
  } catch {
    // A browser may keep the clipboard from a page; the link can be marked by hand.
    notify.error(`Não foi possível copiar. O link é ${url}`);
  }
}

interface Props {
  shared: Shared;
  /** Beside something that is more important than to be shared. */
  quiet?: boolean;
  children?: ReactNode;
}

/** Every way to hand a link on: the phone's own sheet where it has one, WhatsApp, an e-mail, the clipboard; and `children`. */
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
