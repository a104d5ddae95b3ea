import {dataCivil, somarDias, diasEntre, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import {CPF_PINTOR_NOVO, type Catalogo, type Loja, type Pintor, type Ritmo} from '../../catalogo';
import {createCompra} from '../../compras';
import type {NotaFiscal} from '../../documentos';
import {domingo, instante} from '../tempo';

/** Fourteen months: since then the programme runs at its full pace. */
const HISTORIA_DIAS = 425;
/** Who was switched off had bought nothing for a while. */
const DIAS_SEM_INATIVOS = 75;
const COMPRAS_POR_MES: Readonly<Record<Ritmo, number>> = {ausente: 0, eventual: 0.63, regular: 2, intenso: 5};
/** Of that pace, in the programme's first months. */
const RITMO_INICIAL = 0.3;
/** Days before today on which the painter who has just begun bought something. */
const COMPRAS_DO_NOVO = [21, 15, 8, 2];

/** A purchase and the moment its receipt is sent. */
export interface Compra {
  n: number;
  pintor: Pintor;
  nota: NotaFiscal;
  enviadaEm: Date;
  /** Its day. */
  dia: DataCivil;
}

type Ocasiao = Pick<Compra, 'pintor' | 'enviadaEm'> & {
  loja: Loja;
  modelo: NotaFiscal['modelo'];
  emissao: Date;
  random: Aleatorio;
};

/** The days on which a painter buys, by the painter's pace: waiting times as they come, never two on one day. */
function diasDeCompra({cpf, ritmo, criadoEm, ativo}: Pintor, hoje: DataCivil, random: Aleatorio): DataCivil[] {
  if (cpf === CPF_PINTOR_NOVO) return COMPRAS_DO_NOVO.map(dias => somarDias(hoje, -dias));
  const ultimo = ativo ? hoje : somarDias(hoje, -DIAS_SEM_INATIVOS);
  const cheio = somarDias(hoje, -HISTORIA_DIAS);
  const dias: DataCivil[] = [];
  for (let dia = criadoEm; COMPRAS_POR_MES[ritmo] > 0;) {
    const porDia = (COMPRAS_POR_MES[ritmo] * (dia < cheio ? RITMO_INICIAL : 1)) / 30.4;
    dia = somarDias(dia, Math.max(1, Math.round(-Math.log(1 - random.next()) / porDia)));
    if (domingo(dia)) dia = somarDias(dia, 1);
    if (dia > ultimo) break;
    dias.push(dia);
  }
  return dias;
}

/** Mostly the usual shop, sometimes another reseller nearby, now and then a shop that the programme does not know. */
function escolherLoja(pintor: Pintor, dia: DataCivil, catalogo: Catalogo, random: Aleatorio): Loja {
  const abertas = catalogo.revendas.filter(({ativo, criadaEm}) => ativo && criadaEm <= dia);
  const preferida = abertas.find(({cnpj}) => cnpj === pintor.revendaPreferida);
  if (preferida && random.chance(0.68)) return preferida;
  const proximas = abertas.filter(({endereco}) => endereco.uf === pintor.endereco.uf);
  if (random.chance(0.75)) return random.pick(proximas.length > 0 ? proximas : abertas);
  return random.pick(catalogo.lojasAvulsas);
}

/** In the evening, some days later, seldom so late that the term has passed; `undefined`: not sent before now. */
function envioDe({cpf}: Pintor, emissao: Date, agora: Date, random: Aleatorio): Date | undefined {
  const dia = dataCivil(emissao);
  const sorteada = random.chance(0.02)
    ? random.int(62, 80)
    : random.pickWeighted([
        [0, 5],
        [1, 3],
        [3, 2],
        [7, 1],
      ] as const);
  const espera = cpf === CPF_PINTOR_NOVO ? 0 : sorteada;
  const enviadaEm = instante(somarDias(dia, espera), random.float(18.2 * 60, 22.9 * 60));
  return enviadaEm < agora ? enviadaEm : undefined;
}

function ocasioesDe(pintor: Pintor, catalogo: Catalogo, agora: Date, random: Aleatorio): Ocasiao[] {
  // Before accepting the rules nobody can send anything.
  if (!pintor.aceitouRegulamento) return [];
  return diasDeCompra(pintor, dataCivil(agora), random).flatMap((dia, i) => {
    const stream = random.fork(i);
    const emissao = instante(dia, stream.float(7.6 * 60, 18 * 60));
    const enviadaEm = envioDe(pintor, emissao, agora, stream);
    if (!enviadaEm) return [];
    const loja = escolherLoja(pintor, dia, catalogo, stream);
    return [{pintor, loja, modelo: stream.chance(0.62) ? '65' : '55', emissao, enviadaEm, random: stream}];
  });
}

/** Everything the painters buy, in the order in which the receipts are sent; each shop numbers its own. */
export function planejarCompras(
  pintores: readonly Pintor[],
  catalogo: Catalogo,
  agora: Date,
  random: Aleatorio,
): Compra[] {
  const ocasioes = pintores
    .flatMap(pintor => ocasioesDe(pintor, catalogo, agora, random.fork(pintor.cpf)))
    .toSorted((a, b) => a.emissao.getTime() - b.emissao.getTime());
  const numeros = new Map<string, number>();
  const inicio = random.fork('numeros');
  return ocasioes
    .map(({pintor, loja, modelo, emissao, enviadaEm, random: stream}) => {
      const serie = `${loja.cnpj}/${modelo}`;
      const numero = (numeros.get(serie) ?? inicio.int(1000, 90_000)) + stream.int(1, 40);
      numeros.set(serie, numero);
      return {pintor, enviadaEm, nota: createCompra({modelo, numero, emissao, loja, pintor}, catalogo, stream)};
    })
    .toSorted((a, b) => a.enviadaEm.getTime() - b.enviadaEm.getTime())
    .map((compra, n) => ({n, ...compra, dia: dataCivil(compra.enviadaEm)}));
}

/** Days between a purchase and its receipt's arrival. */
export const diasAteEnviar = ({nota, dia}: Compra): number => diasEntre(dataCivil(nota.emissao), dia);
