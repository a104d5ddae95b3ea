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
  /** Its name, or its place among the pictures of a receipt. */
  title: string;
  /** What matters more than the title. */
  nota?: ReactNode;
  /** What needs the whole width. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One file: its picture, what it is, and what can be done with it. */
export function ReceiptPage({item, title, nota, children, actions}: Props) {
  return (
    <div className={styles.pagina}>
      <Thumbnail item={item} />
      <div className={styles.texto}>
        {nota}
        <span className={classes(styles.arquivo, Boolean(nota) && styles.discreto)}>
          <span className={styles.nome}>{title}</span>
          <span className={styles.discreto}>{formatSize(fileToSend(item).size)}</span>
        </span>
      </div>
      <div className={styles.acoes}>{actions}</div>
      <div className={styles.diz}>
        {children}
        {item.error && <Badge tone="erro">{item.error}</Badge>}
      </div>
    </div>
  );
}
