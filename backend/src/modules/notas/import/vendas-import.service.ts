import {randomUUID} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {formatPontosInWords, type Excess} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../../kernel/approvals/approvals';
import type {ApprovalKind, ApprovalRequest} from '../../../kernel/approvals/kind';
import {currentContext} from '../../../kernel/context';
import type {ImportGroup} from '../../../kernel/imports/kind';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {Refusal} from '../../../kernel/refusals/refusals';
import {InvalidCpf, RevendaNotFound, SecondCheckRequired} from '../refusals';
import {NotaRejectionService} from '../venda/rejection.service';
import {NotaScoringService, type ScoreOptions} from '../venda/scoring.service';
import {isSeen, readOpenCheck} from '../venda/second-check';
import {lockNota, recordEvent} from '../events';
import {VENDAS_APPROVAL} from './approval-kind';
import {vendaLine, type VendaLine} from './vendas.import';

// The CPF is omitted, as the receipt references the painter.
const pedido = z.object({
  notaId: z.int(),
  linhas: z.array(vendaLine.omit({cpf: true})),
  enviarMensagem: z.boolean(),
  /** What the approver is shown. Requests of before it was kept have none: theirs is the receipt's first check. */
  visto: z.object({pontos: z.int(), excessos: z.custom<Excess[]>(Array.isArray)}).optional(),
});
type Pedido = z.output<typeof pedido>;

const WAITS = 'Esta venda passa do que uma pessoa pode pontuar sozinha e espera outra pessoa em Aprovações';

/** Imports sales from files: each gets a receipt without a file and is scored like a manually entered one. */
@injectable({scope: BindingScope.SINGLETON})
export class VendasImportService {
  /** Approval: a second person's agreement scores the sale; otherwise its receipt is closed. */
  readonly approval: ApprovalKind<Pedido> = {
    name: VENDAS_APPROVAL,
    titulo: 'Venda importada',
    right: 'POST /api/upload/vendas',
    pedido,
    lock: ({notaId}) => lockNota(this.db, {id: notaId}),
    apply: asked => this.approve(asked),
    refuse: async ({notaId}, motivo) => {
      if ((await lockNota(this.db, {id: notaId})).estado === 'pendente') await this.rejections.close(notaId, motivo);
    },
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(NotaScoringService) private readonly scoring: NotaScoringService,
    @service(NotaRejectionService) private readonly rejections: NotaRejectionService,
  ) {}

  /** Scores one sale, in the caller's transaction. @returns a message if a second person has to agree */
  async write({importacao, linhas: [linha], valores, parametros}: ImportGroup): Promise<string | undefined> {
    const linhas = z.array(vendaLine).parse(valores);
    const enviarMensagem = Reflect.get(parametros, 'enviarMensagem') === true;
    const notaId = await this.receiptOf({importacao, linha: linha ?? null}, linhas);
    try {
      await this.score(notaId, linhas, {enviarMensagem});
      return undefined;
    } catch (error) {
      if (!needsSecondCheck(error)) throw error;
      const request = await this.requestOf(pedido.parse({notaId, linhas, enviarMensagem}));
      await this.approvals.request(this.approval, request);
      return WAITS;
    }
  }

  /** The network's quota is no matter of this decision: a sale beyond it is refused, and the request stays open. */
  private async approve(asked: Pedido): Promise<string> {
    const {notaId, linhas, enviarMensagem, visto} = asked;
    try {
      const {totalPontos} = await this.score(notaId, linhas, {enviarMensagem, confirmar: true, visto});
      return `Aprovado: a venda valeu ${formatPontosInWords(totalPontos)}.`;
    } catch (error) {
      if (!needsSecondCheck(error)) throw error;
      const grown = await this.requestOf(asked);
      // Refused though nothing is new to the approver, who may not be the second person.
      if (visto && grown.pedido.visto && isSeen(grown.pedido.visto, visto)) throw error;
      throw this.approvals.approvalNeeded(this.approval, grown);
    }
  }

  /** Creates the sale's receipt: without a file, for the painter, pending until it is scored. */
  private async receiptOf(
    {importacao, linha}: {importacao: number; linha: number | null},
    [first]: readonly VendaLine[],
  ): Promise<number> {
    const {now} = currentContext();
    const nota = await this.db.one(sql<{id: number}>`
      INSERT INTO nota (pintor_id, nome_arquivo, origem, importacao_id, importacao_linha, criado_em, atualizado_em)
      SELECT p.id, ${`venda-${randomUUID()}`}, 'csv', ${importacao}, ${linha}, ${now}, ${now} FROM pintor p WHERE p.cpf = ${first?.cpf ?? null} AND p.ativo AND p.anonimizado_em IS NULL
      RETURNING id`);
    if (!nota) throw InvalidCpf();
    await recordEvent(this.db, {
      notaId: nota.id,
      from: null,
      to: 'pendente',
      reason: 'Venda recebida da revenda por arquivo',
    });
    return nota.id;
  }

  private async score(
    notaId: number,
    linhas: Pedido['linhas'],
    options: Pick<ScoreOptions, 'enviarMensagem' | 'confirmar' | 'visto'>,
  ) {
    const [first] = linhas;
    if (!first) throw new Error('a sale without lines');
    const {cnpjRevenda: cnpjLoja, tipoFiscal, identificador, realizadoEm} = first;
    const parties = await this.db.one(sql<{cpf: string; nome: string; cidade: string | null; uf: string | null}>`
      SELECT p.cpf, r.nome_input AS nome, r.end_cidade AS cidade, r.end_estado AS uf
        FROM nota n JOIN pintor p ON p.id = n.pintor_id, revenda r
       WHERE n.id = ${notaId} AND r.cnpj = ${cnpjLoja} AND r.ativo AND r.tipo_pontuacao = 'Sistema'`);
    if (!parties) throw RevendaNotFound();
    const {cpf, nome: nomeLoja, uf, cidade} = parties;
    const itens = linhas.map(({codigo, qtde, valorUnitario, valorDesconto}) => ({
      codigo,
      qtde,
      valorUnitario,
      valorDesconto,
    }));
    const sale = {cpf, cnpjLoja, nomeLoja, estadoLoja: uf ?? '', ...(cidade !== null && {cidadeLoja: cidade})};
    const sent = {idFoto: notaId, tipoFiscal, identificador, realizadoEm, itens, ...sale};
    const {venda} = await this.scoring.scoreNow(sent, options);
    return venda;
  }

  /** The approval request; what it shows is the receipt's first check. */
  private async requestOf(asked: Pedido): Promise<ApprovalRequest<Pedido>> {
    const [{pontos, excessos} = {pontos: 0, excessos: []}] = await readOpenCheck(this.db, asked.notaId);
    const [first] = asked.linhas;
    const resumo = `Venda ${first?.identificador ?? ''} da revenda ${first?.cnpjRevenda ?? ''}: ${formatPontosInWords(pontos)}`;
    return {resumo, excessos, pedido: {...asked, visto: {pontos, excessos}}};
  }
}

const needsSecondCheck = (error: unknown): boolean =>
  error instanceof Refusal && error.codigo === SecondCheckRequired.codigo;
