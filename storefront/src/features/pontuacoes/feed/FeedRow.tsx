import {formatPontos} from '@clube/domain';
import {classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {dayOf, signedPontos} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {Movimento} from '../../../base/types';
import rows from '../../../components/list-rows/ListRows.module.css';
import styles from './Feed.module.css';
import {Mark} from './Mark';
import {textsOf} from './texts';

/** The expiry month: `05/2028`. */
const monthOfExpiry = (venceEm: string): string => dayOf(venceEm).slice(0, 7).split('-').reverse().join('/');

/** Labels for screen readers, which cannot see the number's position. */
const Unit = ({of}: {of: number}) => (
  <span className="visually-hidden"> {Math.abs(of) === 1 ? 'ponto' : 'pontos'}</span>
);

/** The points of the movement, or an action on a receipt without points. */
function Side({row, title}: {row: Movimento; title: string}) {
  const {pontos, venceEm, estadoNota, idNota, tipo, pontosEstimados, reenviadaEm} = row;
  if (pontos !== null)
    return (
      <span className={rows.side}>
        <span className={classes(pontos > 0 && rows.in)}>
          {signedPontos(pontos)}
          <Unit of={pontos} />
        </span>
        {venceEm && <small>vence {monthOfExpiry(venceEm)}</small>}
      </span>
    );
  if (tipo === 'nota' && estadoNota === 'reprovada' && idNota !== null && !reenviadaEm)
    return (
      <span className={rows.side}>
        <Link to={PATHS.sendNotaAgain(idNota)} aria-label={`Enviar de novo: ${title}`}>
          Enviar de novo
        </Link>
      </span>
    );
  if (pontosEstimados !== null)
    return (
      <span className={classes(rows.side, styles.estimate)}>
        <span aria-hidden>~</span>
        <span className="visually-hidden">cerca de</span> {formatPontos(pontosEstimados)}
        <Unit of={pontosEstimados} />
        <small>se for aprovada</small>
      </span>
    );
  return null;
}

interface Props {
  row: Movimento;
  today: string;
  onOpen: (row: Movimento) => void;
}

/** One movement: title, result, points. */
export function FeedRow({row, today, onOpen}: Props) {
  const {title, detail} = textsOf(row, today);
  const failed = row.tipo === 'nota' && row.estadoNota === 'reprovada' && !row.reenviadaEm;
  return (
    <li className={rows.row}>
      <Mark row={row} />
      <button type="button" className={rows.open} onClick={() => onOpen(row)}>
        <b>{title}</b>
        <small className={classes(failed && rows.alarm)}>{detail}</small>
      </button>
      <Side row={row} title={title} />
    </li>
  );
}
