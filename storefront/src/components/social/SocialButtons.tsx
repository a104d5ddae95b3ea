import {buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useLocation} from 'react-router-dom';
import {goToNetwork, socialQuery} from '../../base/session/social';
import {NetworkMark} from './NetworkMark';
import styles from './Social.module.css';

/** The social login buttons, if any network is configured. */
export function SocialButtons() {
  const {data: offers = []} = useQuery(socialQuery);
  const {pathname} = useLocation();
  if (offers.length === 0) return null;
  return (
    <div className={styles.entrances}>
      <p className={styles.or}>
        <span>ou</span>
      </p>
      {offers.map(offer => (
        <button
          key={offer.provedor}
          type="button"
          className={buttonClass({variant: 'secondary', fullWidth: true})}
          onClick={() => goToNetwork(offer, 'enter', pathname)}
        >
          <NetworkMark provider={offer.provedor} />
          Continuar com {offer.nome}
        </button>
      ))}
    </div>
  );
}
