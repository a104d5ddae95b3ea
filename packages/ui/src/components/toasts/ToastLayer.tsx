import {useEffect} from 'react';
import {createPortal} from 'react-dom';
import {toast, Toaster, useSonner} from 'sonner';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import {showMessagesWith} from './notify';
import {bringToFront, layer} from './top-layer';
import {useAvoidControls} from './useAvoidControls';
import styles from './Toasts.module.css';

/** Displays messages by the toast library, without covering buttons or dialogs. */
export function ToastLayer() {
  const {toasts} = useSonner();
  useAvoidControls(toasts.length);
  useEffect(() => {
    layer.className = classes(styles.layer);
    document.body.append(layer);
    bringToFront();
    const stop = showMessagesWith({
      show({tone, message, detail, duration, action}) {
        bringToFront();
        // The text is the id, so that repeated messages do not stack.
        toast[tone](message, {
          id: message,
          duration,
          description: detail,
          ...(action && {action: {label: action.label, onClick: action.onPress}}),
        });
      },
      dismiss: message => void toast.dismiss(message),
    });
    return () => {
      stop();
      layer.remove();
    };
  }, []);
  return createPortal(
    <Toaster
      position="bottom-center"
      containerAriaLabel="Mensagens"
      closeButton
      offset={{bottom: 'var(--toasts-place, var(--toasts-bottom, 24px))'}}
      mobileOffset={{bottom: 'var(--toasts-place, var(--toasts-bottom-phone, 96px))', left: 12, right: 12}}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Dispensar aviso',
        classNames: {
          toast: styles.toast ?? '',
          error: classes(styles.error),
          success: classes(styles.success),
          info: classes(styles.info),
          actionButton: classes(styles.action),
        },
      }}
      icons={{
        error: <Icon name="alert" size={22} />,
        success: <Icon name="check" size={22} />,
        info: <Icon name="info" size={22} />,
        close: <Icon name="close" size={16} />,
      }}
    />,
    layer,
  );
}
