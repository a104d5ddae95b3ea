import {useEffect, useRef} from 'react';
import {Toaster} from 'sonner';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import {registerLayer} from './top-layer';
import styles from './Toasts.module.css';

/** Where the messages appear; one per face, beside the router. */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    registerLayer(ref.current);
    return () => registerLayer(null);
  }, []);
  return (
    <div ref={ref} popover="manual" className={styles.layer}>
      <Toaster
        position="bottom-center"
        containerAriaLabel="Avisos"
        closeButton
        offset={{bottom: 'var(--toasts-bottom, 24px)'}}
        mobileOffset={{bottom: 'var(--toasts-bottom-phone, 96px)', left: 12, right: 12}}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Fechar aviso',
          classNames: {
            toast: styles.toast ?? '',
            error: classes(styles.error),
            success: classes(styles.success),
            info: classes(styles.info),
          },
        }}
        icons={{
          error: <Icon name="alert" size={22} />,
          success: <Icon name="check" size={22} />,
          info: <Icon name="info" size={22} />,
          close: <Icon name="close" size={16} />,
        }}
      />
    </div>
  );
}
