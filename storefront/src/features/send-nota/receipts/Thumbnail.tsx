import {Icon, type IconName} from '@clube/ui';
import {useEffect, useState} from 'react';
import styles from './ReceiptList.module.css';
import type {QueuedFile} from '../queue/queued-file';

const ICONS: Readonly<Record<string, IconName>> = {'application/pdf': 'pdf', 'application/xml': 'receipt'};

/** A thumbnail of the receipt, if the browser can show the file. */
export function Thumbnail({item}: {item: QueuedFile}) {
  // Also tried for HEIC: some browsers can show it, and others fire an error event.
  const showable = item.mediaType.startsWith('image/');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!showable) return;
    const next = URL.createObjectURL(item.file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [item.file, showable]);
  return (
    <span className={styles.thumbnail}>
      {url ? (
        <img src={url} alt="" onError={() => setUrl(undefined)} />
      ) : (
        <Icon name={ICONS[item.mediaType] ?? 'gallery'} size={30} />
      )}
    </span>
  );
}
