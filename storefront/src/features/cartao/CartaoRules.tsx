import {CARTAO_RULES} from '@clube/domain';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import styles from './Cartao.module.css';

/** The rules of the card, a part of the programme's rules. */
export function CartaoRules() {
  return (
    <section className={styles.section}>
      <h2>Regulamento do cartão</h2>
      <ul className={styles.rules}>
        {CARTAO_RULES.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <Link to={PATHS.regulamento}>Regulamento do programa</Link>
      </p>
    </section>
  );
}
