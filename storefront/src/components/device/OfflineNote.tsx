import {formatDateTime} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {useStaleSince} from '../../base/offline/useStaleSince';
import styles from './Device.module.css';

/** Without a connection: that what one sees is what was kept, and how old it is. */
export function OfflineNote() {
  const since = useStaleSince();
  return (
    <div role="status" className={classes(since !== undefined && styles.strip)}>
      {since !== undefined && (
        <p className={styles.offline}>
          <Icon name="cloudOff" size={20} />
          <span>
            <b>Sem internet.</b> Você vê o que estava guardado em {formatDateTime(new Date(since))}; o resto vem quando
            ela voltar.
          </span>
        </p>
      )}
    </div>
  );
}
