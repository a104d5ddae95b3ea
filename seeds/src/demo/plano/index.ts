import {dataCivil, somarDias, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import type {Catalogo, Pintor} from '../../catalogo';
import {antesDaDivida, escolherDevedor} from './devedor';
import {planejarCodigosComNota, planejarCodigosSozinhos, type CodigoSozinho} from './codigos';
import {planejarCompras, type Compra} from './compras';
import {planejarDestinos, type Passo} from './destinos';
import {planejarCodigosDeCadastro} from './entradas';
import {planejarPasseios, type Passeio} from './passeios';
import {escolherPintores} from './pintores';

/** Everything that is going to happen, before any of it does. The same seed and moment give the same plan. */
export interface Plano {
  pintores: Pintor[];
  /** Registration codes by CPF. */
  codigosDeCadastro: Map<string, string>;
  compras: Compra[];
  /** What staff do with each receipt, by the purchase's number. */
  destinos: Map<number, Passo[]>;
  /** Receipts that wait for staff at the end, by the purchase's number. */
  pendentes: Set<number>;
  codigosComNota: Map<number, string>;
  codigosSozinhos: CodigoSozinho[];
  passeios: Passeio[];
  /** Who ends in debt. */
  devedor: Pintor | undefined;
  hoje: DataCivil;
  /** Staff did nothing after this day: it is yesterday. */
  ontem: DataCivil;
  agora: Date;
}

export function planejar(catalogo: Catalogo, {agora, escala}: {agora: Date; escala: number}, random: Aleatorio): Plano {
  const hoje = dataCivil(agora);
  const ontem = somarDias(hoje, -1);
  const pintores = escolherPintores(catalogo.pintores, escala);
  const todas = planejarCompras(pintores, catalogo, agora, random.fork('compras'));
  const devedor = escolherDevedor(todas, hoje);
  const compras = todas.filter(antesDaDivida(devedor, hoje));
  const destinos = planejarDestinos(compras, random.fork('destinos'));
  const passeios = planejarPasseios(compras, catalogo.premios, random.fork('passeios'));
  return {
    pintores,
    codigosDeCadastro: planejarCodigosDeCadastro(pintores, catalogo, random.fork('cadastro')),
    compras,
    destinos,
    pendentes: new Set(compras.map(({n}) => n).filter(n => ficaPendente(destinos.get(n), ontem))),
    codigosComNota: planejarCodigosComNota(compras, destinos, {catalogo, hoje}, random.fork('codigos')),
    codigosSozinhos: planejarCodigosSozinhos(compras, catalogo, random.fork('sozinhos')),
    passeios: passeios.filter(({dia}) => dia <= ontem),
    devedor,
    hoje,
    ontem,
    agora,
  };
}

/** Not looked at by the end of that day, or looked at and returned. */
function ficaPendente(passos: readonly Passo[] = [], ate: DataCivil): boolean {
  const ultimo = passos.findLast(({dia}) => dia <= ate);
  return ultimo === undefined || ultimo.acao === 'retornarPendente';
}
