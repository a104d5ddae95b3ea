import {useState, type ComponentProps} from 'react';
import {IconButton} from '../button/Button';
import styles from './Field.module.css';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';

type Props = FieldFrameProps & Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** A password field with a button that shows the password, which prevents typing errors on phones. */
export function PasswordField({label, error, hint, optional, className, id, ...rest}: Props) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...{label, error, hint, id, className}} optional={optional ?? false}>
      {binding => (
        <div className={styles.withButton}>
          <input autoComplete="current-password" {...rest} {...binding} type={visible ? 'text' : 'password'} />
          <IconButton
            icon={visible ? 'eyeClosed' : 'eye'}
            label="Mostrar senha"
            aria-pressed={visible}
            onClick={() => setVisible(previous => !previous)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
