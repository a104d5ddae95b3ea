import {formatPontos} from '@clube/domain';
import {Drawing, Icon, type DrawingName, type Paint} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import type {CSSProperties} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {siteQuery} from '../../base/queries/site';
import {affordableQuery} from './api';
import styles from './Home.module.css';

interface TileProps {
  /** Its URL; without one the tile is omitted. */
  to: string | undefined;
  title: string;
  text: string;
  background: Paint;
  drawing: DrawingName;
  color: Paint | 'papel';
}

/** A tile like a paint card: colour at the top, name below. External links open in a new tab. */
function Tile({to, title, text, background, drawing, color}: TileProps) {
  if (!to) return null;
  const outside = to.startsWith('https:');
  const content = (
    <>
      <span className={styles.color} style={{'--paint': `var(--${background})`} as CSSProperties}>
        <Drawing name={drawing} color={color} size={84} />
      </span>
      <span className={styles.label}>
        <b>{title}</b>
        <small>
          {text} {outside && <Icon name="open" size={14} />}
        </small>
      </span>
    </>
  );
  if (!outside)
    return (
      <Link className={styles.tile} to={to}>
        {content}
      </Link>
    );
  return (
    <a className={styles.tile} href={to} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

function affordableText(count: number | undefined): string {
  if (count === undefined) return 'Ferramentas, roupas, recarga';
  if (count === 0) return 'Veja o que juntar';
  return count === 1 ? '1 ao seu alcance' : `${formatPontos(count)} ao seu alcance`;
}

/** Links other than sending receipts, which is in the bottom bar. */
export function Tiles() {
  const {data: affordable} = useQuery(affordableQuery);
  const {data: site, isPending} = useQuery(siteQuery);
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
        to={PATHS.directory}
        title="Ache Seu Pintor"
        text="Clientes encontram você"
        background="zarcao"
        drawing="magnifier"
        color="ocre"
      />
      <Tile
        to={PATHS.cursos}
        title="Cursos"
        text="Aprenda e suba de nível"
        background="folha"
        drawing="brush"
        color="ocre"
      />
      {isPending && <span className={styles.tileLoading} aria-hidden />}
      <Tile
        to={site?.parcelaPintura ?? undefined}
        title="Parcela Pintura"
        text="Abre outro site"
        background="ocre"
        drawing="card"
        color="anil"
      />
    </nav>
  );
}
