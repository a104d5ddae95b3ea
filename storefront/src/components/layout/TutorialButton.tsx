import {Modal} from '@clube/ui';
import {lazy, Suspense, useState} from 'react';
import styles from './Header.module.css';

const TutorialVideo = lazy(async () => ({default: (await import('../tutorial/TutorialVideo')).TutorialVideo}));

/** Opens the tutorial, for visitors. */
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
