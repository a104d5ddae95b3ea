import {trabalhoProgress, countOf} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useOpenBatchJobs} from './useOpenBatchJobs';
import styles from './BatchJobs.module.css';

/**
 * The app bar's indicator while one of the user's batch jobs waits or runs: how many, their progress, and a link to
 * them.
 */
export function RunningJobsLink() {
  const open = useOpenBatchJobs();
  const [only, ...others] = open ?? [];
  if (!only) return null;
  const alone = others.length === 0;
  const percent = alone ? trabalhoProgress(only.feitos, only.total) : undefined;
  const many = countOf(others.length + 1, 'trabalho', 'trabalhos');
  const to = alone ? `/painel/trabalhos/${only.id}` : '/painel/trabalhos';
  return (
    <Link to={to} className={styles.mark}>
      <Icon name="rotate" size={18} />
      <span className={styles.words}>{many}</span>
      <span className="visually-hidden"> em andamento{percent !== undefined && ', '}</span>
      {percent !== undefined && `${percent}%`}
    </Link>
  );
}
