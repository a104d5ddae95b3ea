import {formatDateTime} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {useStaleSince} from '../../base/offline/useStaleSince';
import styles from './Device.module.css';

/** Shown offline: says that the data are cached, and how old they are. */
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
