import {countOf} from '@clube/domain';
import {useEffect} from 'react';
import {Link} from 'react-router-dom';
import {listAddress} from '../components/list/list-address';
import {useRedes} from '../components/list/useRedeOptions';
import {StateChip} from '../components/StateChip';
import {storeRedesAntifraude, useUsuario} from '../providers/session';
import styles from './Antifraude.module.css';

/** Maximum number of networks shown by name; further ones are only counted. */
const NAMED = 3;

/** The networks that exceed a quota, stored in the session; each links to its quotas. */
export function FlaggedRedes() {
  const {redesAntifraude: redes} = useUsuario();
  const {data: all, isFetchedAfterMount: fresh} = useRedes();
  // Scoring changes them too, but its response does not contain them, so this screen updates the session.
  useEffect(() => {
    if (all && fresh)
      storeRedesAntifraude(all.filter(({acimaCota}) => acimaCota > 0).map(({id, nome}) => ({id, nome})));
  }, [all, fresh]);
  if (redes.length === 0) return null;
  return (
    <span className={styles.flagged}>
      <StateChip tone="error" icon="alert">
        {countOf(redes.length, 'rede acima da cota', 'redes acima da cota')}
      </StateChip>
      {redes.slice(0, NAMED).map(({id, nome}) => (
        <Link key={id} to={listAddress('/painel/antifraude', {rede: String(id), estouradas: '1'})}>
          {nome}
        </Link>
      ))}
      {redes.length > NAMED && `e mais ${redes.length - NAMED}`}
    </span>
  );
}
