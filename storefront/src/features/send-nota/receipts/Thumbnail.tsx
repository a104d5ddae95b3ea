import {Icon, type IconName} from '@clube/ui';
import {useEffect, useState} from 'react';
import styles from './ReceiptList.module.css';
import type {QueuedFile} from '../queue/queued-file';

const ICONS: Readonly<Record<string, IconName>> = {'application/pdf': 'pdf', 'application/xml': 'receipt'};

/** A picture to recognise the receipt by, where the browser can show one. */
export function Thumbnail({item}: {item: QueuedFile}) {
  // HEIC, too: some phones can, and the others fire an error event.
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
