import {addDays, completeCpf, firstDayOfMonth} from '@clube/domain';
import type {Random} from '../random';
import {Account, LATER} from './account';
import {historyOf, pontosOfItems, type ScaleResgate, type ScaleVenda} from './painter';
import type {ScaleShop} from './shops';
import type {CopiedTable} from './tables';

/** The tables to copy into, with their columns. */
export const COLUMNS = {
  pintor:
    'id, cpf, nome, data_nascimento, celular, end_cidade, end_estado, revenda_id, aceitou_regulamento, aceitou_privacidade, id_indicacao, indicado_por, ativo, ultimo_acesso_em, criado_em',
  conta: 'pintor_id, saldo, seq, total_pontos, ultima_pontuacao_em',
  nota: 'id, pintor_id, estado, nome_arquivo, criado_em, atualizado_em, pintor_nome, busca',
  venda:
    'id, nota_id, pintor_id, estado, tipo_fiscal, identificador, cnpj_loja, revenda_id, rede_id, realizado_em, total_venda, total_pontos, calculo, lancamento_id, vence_em, pontuado_em, encerrada_em, pintor_nome, pintor_cidade, busca',
  venda_item: 'venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_pontos, sub_total, pontuado_em',
  lancamento: 'id, pintor_id, seq, tipo, pontos, saldo_apos, referencia, estorna, ocorrido_em',
  lote: 'id, pintor_id, lancamento_id, concedido, restante, vence_em, origem, cnpj_loja, rede_id',
  alocacao: 'lancamento_id, lote_id, pontos',
  resgate:
    'id, pintor_id, premio_id, codigo, premio, tipo, qtde, pontos_gastos, saldo_anterior, valor_do_ponto, status, mes, resgatado_em, previsao_entrega, data_entrega, lancamento_id, estorno_id, pintor_nome, busca',
} as const;
type Tables = Readonly<Record<keyof typeof COLUMNS, CopiedTable>>;

const NAMES = ['Maria', 'Jose', 'Antonio', 'Joao', 'Francisco', 'Ana', 'Luiz', 'Paulo', 'Carlos', 'Pedro', 'Zulmira'];
const SURNAMES = ['Silva', 'Santos', 'Oliveira', 'Souza', 'Rodrigues', 'Ferreira', 'Alves', 'Lima', 'Gomes', 'Quevedo'];
const CIDADES = ['Campinas', 'Niteroi', 'Curitiba', 'Londrina', 'Salvador', 'Recife', 'Fortaleza', 'Manaus', 'Natal'];
const CALCULO = '{"total":0,"base":0,"passos":[],"pontosDobrados":0,"codigoUsado":false,"codigoCancelado":false}';

export interface ScaleOptions {
  shops: readonly ScaleShop[];
  sales: number;
  days: number;
  produtos: number;
  premios: number;
  painters: number;
  /** The day after the end of the history. */
  today: string;
}

/** Writes painters one after the other, each with a complete ledger. */
export class PainterWriter {
  private readonly last = {venda: 0, lancamento: 0, lote: 0, resgate: 0};
  private readonly dates: readonly string[];
  items = 0;

  constructor(
    private readonly tables: Tables,
    private readonly options: ScaleOptions,
  ) {
    this.dates = Array.from({length: options.days + 1}, (_, day) => addDays(options.today, day - options.days));
  }

  write(id: number, random: Random): void {
    const {tables, options} = this;
    const nome = `${random.pick(NAMES)} ${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`;
    const [cpf, celular, cidade] = [
      completeCpf(String(100_000_000 + id)),
      `119${80_000_000 + id}`,
      random.pick(CIDADES),
    ];
    const joined = this.timestampAt(random.int(0, options.days - 1), 9);
    const referrer = id > 1 && random.chance(0.2) ? random.int(1, id - 1) : null;
    const preferred = random.pick(options.shops).revendaId;
    const visited = random.chance(0.8) ? this.timestampAt(random.int(0, options.days - 1), 20) : null;
    tables.pintor.add(
      id,
      cpf,
      nome,
      '1980-01-01',
      celular,
      cidade,
      'SP',
      preferred,
      true,
      true,
      `E${id}`,
      referrer,
      random.chance(0.95),
      visited,
      joined,
    );
    const searchText = `${nome} ${cpf}  ${celular} ${cidade}`.toLowerCase();
    const account = new Account(id, this.tables, this.last);
    for (const event of historyOf(random, options))
      if (event.kind === 'venda') this.sale(account, event, {nome, cpf, cidade, searchText});
      else this.order(account, event, {nome, cpf});
    account.end();
  }

  private sale(
    account: Account,
    {day, shop, itens, cancelada}: ScaleVenda,
    who: {nome: string; cpf: string; cidade: string; searchText: string},
  ): void {
    const {tables} = this;
    const [id, pontos] = [++this.last.venda, pontosOfItems(itens)];
    const [sent, scored, undone] = [
      this.timestampAt(day, 12 + (id % 9)),
      this.timestampAt(day, 22),
      cancelada ? this.timestampAt(day, 23) : null,
    ];
    const estado = cancelada ? 'cancelada' : 'pontuada';
    const total = itens.reduce((sum, {qtde, valorUnitario}) => sum + qtde * valorUnitario, 0);
    const entry = account.credit(pontos, id, scored, shop, cancelada);
    tables.nota.add(
      id,
      account.id,
      estado,
      `escala-${id}.jpg`,
      sent,
      undone ?? scored,
      who.nome,
      `${who.searchText} ${id}`,
    );
    const busca = `${who.nome} ${who.cpf} ${id} ${shop.nome}`.toLowerCase();
    tables.venda.add(
      id,
      id,
      account.id,
      estado,
      'C',
      String(id),
      shop.cnpj,
      shop.revendaId,
      shop.redeId,
      this.dates[day] ?? '',
      reais(total),
      pontos,
      CALCULO,
      entry,
      LATER,
      scored,
      undone,
      who.nome,
      who.cidade,
      busca,
    );
    for (const {produtoId, qtde, valorUnitario, valorPontos} of itens)
      tables.venda_item.add(
        id,
        produtoId,
        `T${produtoId}`,
        `Tinta ${produtoId}`,
        qtde,
        reais(valorUnitario),
        valorPontos,
        reais(qtde * valorUnitario),
        cancelada ? null : scored,
      );
    this.items += itens.length;
  }

  private order(
    account: Account,
    {day, premioId, pontos, cancelado}: ScaleResgate,
    {nome, cpf}: {nome: string; cpf: string},
  ): void {
    const [id, at, before] = [++this.last.resgate, this.timestampAt(day, 23), account.saldo];
    const {entry, reversal} = account.debit(pontos, id, at, cancelado);
    const [date, premio] = [this.dates[day] ?? '', `Premio ${premioId}`];
    this.tables.resgate.add(
      id,
      account.id,
      premioId,
      `P${premioId}`,
      premio,
      'geral',
      1,
      pontos,
      before,
      '0.012',
      cancelado ? 3 : 1,
      firstDayOfMonth(date),
      at,
      date,
      cancelado ? null : date,
      entry,
      reversal,
      nome,
      `${nome} ${cpf} ${premio} ${id}`.toLowerCase(),
    );
  }

  /** A timestamp of a day and hour in Brazil. */
  private timestampAt(day: number, hour: number): string {
    return `${this.dates[day]} ${String(hour).padStart(2, '0')}:30:00-03`;
  }
}

const reais = (cents: number): string => (cents / 100).toFixed(2);
