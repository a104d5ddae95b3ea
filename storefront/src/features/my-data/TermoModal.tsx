import type {ConsentDocument} from '@clube/domain';
import {Modal} from '@clube/ui';
import {useState} from 'react';
import {Termo} from '../../components/legal/Termo';
import styles from './MyData.module.css';

/** A short text, read where it is spoken of. */
export function TermoModal({documento, title}: {documento: ConsentDocument; title: string}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.read} onClick={() => setOpen(true)}>
        Ler o texto<span className="visually-hidden">: {title}</span>
      </button>
      <Modal open={open} title={title} onClose={() => setOpen(false)} width={640}>
        <Termo documento={documento} />
      </Modal>
    </>
  );
}
