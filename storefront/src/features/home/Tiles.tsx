import {formatPontos} from '@clube/domain';
import {Drawing, type Paint, type DrawingName} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {unprocessedNotasQuery} from '../../base/notas/queries';
import {readNotaState} from '../../base/notas/states';
import {affordableQuery} from './api';
import styles from './Home.module.css';

interface TileProps {
  to: string;
  title: string;
  text: string;
  background: Paint;
  drawing: DrawingName;
  color: Paint | 'papel';
}

/** A tile like a paint card: the colour above, its name below. */
function Tile({to, title, text, background, drawing, color}: TileProps) {
  return (
    <Link className={styles.tile} to={to}>
      <span className={styles.color} style={{background: `var(--${background})`}}>
        <Drawing name={drawing} color={color} size={84} />
      </span>
      <span className={styles.label}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </Link>
  );
}

function affordableText(count: number | undefined): string {
  if (count === undefined) return 'Ferramentas, roupas, recarga';
  if (count === 0) return 'Veja o que juntar';
  return count === 1 ? '1 ao seu alcance' : `${formatPontos(count)} ao seu alcance`;
}

function underReviewText(count: number | undefined): string {
  if (!count) return 'De onde veio cada ponto';
  return count === 1 ? '1 nota em análise' : `${formatPontos(count)} notas em análise`;
}

/** The four things to do from here. */
export function Tiles() {
  const {data: affordable} = useQuery(affordableQuery);
  const {data: others} = useQuery(unprocessedNotasQuery);
  const pending = others?.filter(({status}) => readNotaState(status) === 'pendente').length;
  return (
    <nav className={styles.tiles} aria-label="O que fazer">
      <Tile
        to={PATHS.loja}
        title="Resgatar prêmio"
        text={affordableText(affordable?.total)}
        background="anil"
        drawing="gift"
        color="zarcao"
      />
      <Tile
        to={PATHS.sendNota}
        title="Enviar nota"
        text="Uma foto basta"
        background="zarcao"
        drawing="receipt"
        color="folha"
      />
      <Tile
        to={PATHS.pontuacoes}
        title="Pontuações"
        text={underReviewText(pending)}
        background="folha"
        drawing="can"
        color="ocre"
      />
      <Tile
        to={PATHS.resgates}
        title="Meus resgates"
        text="Onde está cada entrega"
        background="ocre"
        drawing="kit"
        color="anil"
      />
    </nav>
  );
}
