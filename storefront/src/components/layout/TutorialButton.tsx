import {Modal} from '@clube/ui';
import {lazy, Suspense, useState} from 'react';
import styles from './Header.module.css';

const TutorialVideo = lazy(async () => ({default: (await import('../tutorial/TutorialVideo')).TutorialVideo}));

/** How it works, for who has not joined yet. */
export function TutorialButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.tutorial} onClick={() => setOpen(true)}>
        Tutorial
      </button>
      <Modal open={open} width={640} title="Como funciona o Clube" onClose={() => setOpen(false)}>
        <Suspense>
          <TutorialVideo />
        </Suspense>
      </Modal>
    </>
  );
}
