import {Icon, buttonClass, classes, type IconName} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import {useNeighbours} from '../grid/opening/neighbours';
import {TAB_IN_ADDRESS} from './Tabs';
import styles from './RecordPage.module.css';

/** Links to the previous and next record in the order of the list that was open before; the selected tab stays. */
export function Neighbours() {
  const {pathname, search} = useLocation();
  const {before, after} = useNeighbours(pathname);
  if (!before && !after) return null;
  const tab = new URLSearchParams(search).get(TAB_IN_ADDRESS);
  const query = tab ? `?${TAB_IN_ADDRESS}=${tab}` : '';
  return (
    <nav className={styles.neighbours} aria-label="Na lista">
      <Step to={before && before + query} icon="chevronLeft" label="Anterior na lista" />
      <Step to={after && after + query} icon="chevronRight" label="Próximo na lista" />
    </nav>
  );
}

function Step({to, icon, label}: {to: string | undefined; icon: IconName; label: string}) {
  const className = classes(buttonClass({variant: 'secondary', small: true}), styles.step);
  const drawing = <Icon name={icon} size={18} />;
  return to ? (
    <Link className={className} to={to} aria-label={label} title={label}>
      {drawing}
    </Link>
  ) : (
    <span className={className} role="link" aria-disabled="true" aria-label={label}>
      {drawing}
    </span>
  );
}
