import {Badge, classes} from '@clube/ui';
import type {ReactNode} from 'react';
import {fileToSend, type QueuedFile} from '../queue/queued-file';
import styles from './ReceiptList.module.css';
import {Thumbnail} from './Thumbnail';

const MB = 1024 * 1024;

function formatSize(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
}

interface Props {
  item: QueuedFile;
  /** Its name, or its position among the pictures of a receipt. */
  title: string;
  /** Content above the title. */
  nota?: ReactNode;
  /** Content over the whole width. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One file: its picture, description and actions. */
export function ReceiptPage({item, title, nota, children, actions}: Props) {
  return (
    <div className={styles.page}>
      <Thumbnail item={item} />
      <div className={styles.text}>
        {nota}
        <span className={classes(styles.file, Boolean(nota) && styles.quiet)}>
          <span className={styles.name}>{title}</span>
          <span className={styles.quiet}>{formatSize(fileToSend(item).size)}</span>
        </span>
      </div>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.words}>
        {children}
        {item.error && <Badge tone="error">{item.error}</Badge>}
      </div>
    </div>
  );
}
