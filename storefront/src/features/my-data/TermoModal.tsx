import type {ConsentDocument} from '@clube/domain';
import {Modal} from '@clube/ui';
import {useState} from 'react';
import {Termo} from '../../components/legal/Termo';
import styles from './MyData.module.css';

/** A button that opens a binding text in a modal, without leaving the screen. */
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
