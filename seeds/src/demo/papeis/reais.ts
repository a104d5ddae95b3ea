import type {Aleatorio} from '../../aleatorio';
import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO} from '../../catalogo';
import type {Documento, NotaFiscal} from '../../documentos';
import type {Compra} from '../plano/compras';
import type {Oficina} from './oficina';
import {Papeis, type Papel} from './papeis';

/** Of the drawn documents so many are the demo painters'; the others are those that wait for staff. */
const PARTE_DO_ANTIGO = 0.36;
const PARTE_DO_NOVO = 0.1;

/** The purchases whose own document is drawn, the likeliest to be opened first. */
export function escolherReais(compras: readonly Compra[], pendentes: ReadonlySet<number>, total: number): Compra[] {
  const ultimas = (cpf: string, parte: number) =>
    compras.filter(({pintor}) => pintor.cpf === cpf).slice(-Math.ceil(total * parte));
  const demonstradas = [...ultimas(CPF_PINTOR_ANTIGO, PARTE_DO_ANTIGO), ...ultimas(CPF_PINTOR_NOVO, PARTE_DO_NOVO)];
  const outras = compras.filter(compra => pendentes.has(compra.n) && !demonstradas.includes(compra));
  return [...demonstradas, ...outras].slice(0, total);
}

export interface Partes {
  papeis: Papeis;
  oficina: Oficina;
  reais: readonly Compra[];
  /** Numbers of the purchases that wait for staff at the end: what they send is like nobody else's. */
  pendentes: ReadonlySet<number>;
  /** So many of the first drawn ones lend their content to the others. */
  comuns: number;
  random: Aleatorio;
}

/** Above the versions that painters share. */
const VERSAO_PROPRIA = 1000;

/** Gives each purchase its file: the document that was drawn of it, or a version of one that was drawn of another. */
export class Distribuicao {
  private readonly desenhados = new Map<number, Promise<Documento>>();
  private readonly proprios = new Map<number, Promise<Papel>>();
  private readonly modelos: Readonly<Record<NotaFiscal['modelo'], number[]>>;
  private readonly dados = new Map<string, number>();
  private readonly papeis: Papeis;
  private readonly pendentes: ReadonlySet<number>;

  constructor({papeis, oficina, reais, pendentes, comuns, random}: Partes) {
    this.papeis = papeis;
    this.pendentes = pendentes;
    for (const {n, nota} of reais) {
      const stream = random.fork(n);
      const formato = stream.chance(0.55) ? 'foto' : 'pdf';
      this.desenhados.set(n, oficina.desenhar(nota, formato, `papel/${nota.chave}`));
    }
    const primeiras = reais.slice(0, comuns);
    const doModelo = (modelo: string) => primeiras.filter(({nota}) => nota.modelo === modelo).map(({n}) => n);
    const todas = primeiras.map(({n}) => n);
    const ouTodas = (modelo: string) => (doModelo(modelo).length > 0 ? doModelo(modelo) : todas);
    this.modelos = {'55': ouTodas('55'), '65': ouTodas('65')};
  }

  async arquivoDe(compra: Compra) {
    return this.papeis.entregar(await this.papelDe(compra));
  }

  private papelDe({n, pintor, nota}: Compra): Promise<Papel> {
    const desenhado = this.desenhados.get(n);
    if (desenhado) {
      const proprio = this.proprios.get(n) ?? desenhado.then(documento => this.papeis.guardar(documento));
      this.proprios.set(n, proprio);
      return proprio;
    }
    const lista = this.modelos[nota.modelo];
    const chave = `${pintor.cpf}/${nota.modelo}`;
    const vez = this.dados.get(chave) ?? 0;
    this.dados.set(chave, vez + 1);
    const modelo = lista[(vez + Number(pintor.cpf.slice(3, 6))) % lista.length] as number;
    const versao = this.pendentes.has(n) ? VERSAO_PROPRIA + n : 1 + Math.floor(vez / lista.length);
    return this.papeis.versao(String(modelo), this.desenhados.get(modelo) as Promise<Documento>, versao);
  }
}
