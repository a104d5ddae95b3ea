import {Modal} from '@clube/ui';
import {PhotoPicker} from '../../components/profile-photo/PhotoPicker';
import {useLogOut} from '../../base/session/session';
import styles from './AfterLogin.module.css';

/** The photo is mandatory: closing logs out, as the specification requires, after a warning. */
export function PhotoDialog({pintorId, onDone}: {pintorId: number; onDone: () => void}) {
  const logOut = useLogOut();
  return (
    <Modal open width={520} title="Sua foto de perfil" onClose={() => void logOut()}>
      <p className={styles.lead}>
        Falta a sua foto: é por ela que lojas e clientes reconhecem você. Mostre o rosto, com boa luz.
      </p>
      <PhotoPicker pintorId={pintorId} onDone={onDone} />
      <p className={styles.note}>Sem a foto não dá para continuar: fechar esta janela encerra a sua sessão.</p>
    </Modal>
  );
}
