import {useEffect, useState} from 'react';
import {usePhoto} from './queries';
import styles from './PintorPhoto.module.css';

/** An object URL of loaded bytes, revoked when they are no longer shown. */
function useAddress(bytes: Blob | null | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}

/** The painter's photo, in a frame that reserves its space while it loads. */
export function PintorPhoto({path, nome}: {path: string; nome: string}) {
  const {data} = usePhoto(path);
  const address = useAddress(data);
  if (data === null) return null;
  return <div className={styles.frame}>{address && <img src={address} alt={`Foto de ${nome}`} />}</div>;
}
