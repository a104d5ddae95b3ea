import {formatarPontos} from '@clube/domain';
import {Peca, type CorTinta, type NomePeca} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {consultaNaoProcessadas} from '../../base/notas';
import {lerEstadoNota} from '../../base/estados-nota';
import {consultaAoAlcance} from './api';
import estilos from './Home.module.css';

interface PropsFicha {
  para: string;
  titulo: string;
  texto: string;
  fundo: CorTinta;
  peca: NomePeca;
  cor: CorTinta | 'papel';
}

/** A tile like a paint card: the colour above, its name below. */
function Ficha({para, titulo, texto, fundo, peca, cor}: PropsFicha) {
  return (
    <Link className={estilos.ficha} to={para}>
      <span className={estilos.cor} style={{background: `var(--${fundo})`}}>
        <Peca nome={peca} cor={cor} tamanho={84} />
      </span>
      <span className={estilos.rotulo}>
        <b>{titulo}</b>
        <small>{texto}</small>
      </span>
    </Link>
  );
}

function aoAlcance(quantos: number | undefined): string {
  if (quantos === undefined) return 'Ferramentas, roupas, recarga';
  if (quantos === 0) return 'Veja o que juntar';
  return quantos === 1 ? '1 ao seu alcance' : `${formatarPontos(quantos)} ao seu alcance`;
}

function emAnalise(quantas: number | undefined): string {
  if (!quantas) return 'De onde veio cada ponto';
  return quantas === 1 ? '1 nota em análise' : `${formatarPontos(quantas)} notas em análise`;
}

/** The four things to do from here. */
export function Fichas() {
  const {data: alcance} = useQuery(consultaAoAlcance);
  const {data: outras} = useQuery(consultaNaoProcessadas);
  const pendentes = outras?.filter(({status}) => lerEstadoNota(status) === 'pendente').length;
  return (
    <nav className={estilos.fichas} aria-label="O que fazer">
      <Ficha
        para={CAMINHOS.loja}
        titulo="Resgatar prêmio"
        texto={aoAlcance(alcance?.total)}
        fundo="anil"
        peca="presente"
        cor="zarcao"
      />
      <Ficha
        para={CAMINHOS.enviarNota}
        titulo="Enviar nota"
        texto="Uma foto basta"
        fundo="zarcao"
        peca="nota"
        cor="folha"
      />
      <Ficha
        para={CAMINHOS.pontuacoes}
        titulo="Pontuações"
        texto={emAnalise(pendentes)}
        fundo="folha"
        peca="lata"
        cor="ocre"
      />
      <Ficha
        para={CAMINHOS.resgates}
        titulo="Meus resgates"
        texto="Onde está cada entrega"
        fundo="ocre"
        peca="kit"
        cor="anil"
      />
    </nav>
  );
}
