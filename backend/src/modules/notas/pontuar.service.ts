import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  PONTOS_INDICACAO,
  dataCivil,
  decimalDeCentavos,
  pontuar,
  vencimentoPontuacao,
  type Pontuacao,
} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Resposta} from '../../kernel/http/answer';
import {idempotent} from '../../kernel/idempotency';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {ConfiguracaoService} from '../configuracoes';
import {NiveisService} from '../pintores';
import {PontosService, abrirRazoes, gravarRazao, type CodigoAplicavel, type Razao} from '../pontos';
import {RevendasService, type LojaDaVenda, type ProdutoDaVenda} from '../revendas';
import {recusarDuplicada} from './duplicidade';
import {proximo, transitar, travarNota, type NotaTravada} from './eventos';
import {recusarCampos} from '../../kernel/errors';
import {AVISAR_PONTUACAO} from './avisos';
import {CpfInvalido, NotaNaoEncontrada, ProdutoNaoEncontrado} from './recusas';
import {conferirVenda, type VendaConferida, type VendaEnviada} from './venda';

interface PintorDaVenda {
  id: number;
  indicado_por: number | null;
  valor_ponto: number;
  cluster: string | null;
}

export interface Pontuado {
  mensagem: string;
  venda: {id: number; totalPontos: number; pontosDobrados: 0 | 1; codigoCancelado: boolean; calculo: Pontuacao};
}

/** A pending receipt becomes a scored sale: points, code, referral and receipt in one transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class PontuarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PontosService) private readonly pontos: PontosService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  pontuar(enviada: VendaEnviada, enviarMensagem: boolean): Promise<Resposta> {
    return idempotent(this.db, 'POST /api/pontuacoes/pontuar', enviada, () => this.executar(enviada, enviarMensagem));
  }

  /** Lock order: receipt, accounts, then what painters share: the paper's number, the code. */
  async executar(enviada: VendaEnviada, enviarMensagem: boolean): Promise<Pontuado> {
    const venda = conferirVenda(enviada, dataCivil(currentContext().agora));
    const nota = await this.notaDe(enviada);
    const estado = proximo(nota, 'pontuar');
    const pintor = await this.pintorDe(venda, nota);
    const razoes = await abrirRazoes(this.db, [pintor.id, ...(pintor.indicado_por ? [pintor.indicado_por] : [])]);
    await recusarDuplicada(this.db, venda);
    const produtos = await this.produtosDe(venda);
    const loja = await this.revendas.lojaDaVenda({
      cnpj: venda.cnpjLoja,
      nome: venda.nomeLoja,
      cidade: venda.cidadeLoja,
      uf: venda.estadoLoja,
    });
    const codigo = await this.codigoDe(enviada.codigoPromocional, pintor.id);
    const calculo = pontuar({
      itens: venda.itens.map(item => ({valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0, qtde: item.qtde})),
      fatorPontuacao: loja.fatorPontuacao,
      valorPontoCluster: pintor.valor_ponto,
      clusterNome: pintor.cluster ?? undefined,
      revendaMaster: loja.rm,
      codigo: codigo && {operacao: codigo.operacao, valor: codigo.valor},
    });
    const vendaId = await this.gravar({venda, nota, pintor, loja, codigo, calculo, produtos}, razoes);
    await transitar(this.db, nota, estado);
    await audit(this.db, {
      acao: 'pontuar',
      entidade: 'nota',
      entidadeId: nota.id,
      depois: {venda: vendaId, totalPontos: calculo.total},
    });
    await this.niveis.reavaliar(pintor.id);
    if (enviarMensagem || calculo.codigoCancelado) await this.jobs.enqueue(AVISAR_PONTUACAO, {vendaId});
    return {
      mensagem: calculo.codigoCancelado
        ? 'Venda pontuada com sucesso. O código não teve efeito: a revenda master já dobra os pontos.'
        : 'Venda pontuada com sucesso',
      venda: {
        id: vendaId,
        totalPontos: calculo.total,
        pontosDobrados: calculo.pontosDobrados,
        codigoCancelado: calculo.codigoCancelado,
        calculo,
      },
    };
  }

  private notaDe({idFoto, nomeArquivo}: VendaEnviada): Promise<NotaTravada> {
    if (idFoto) return travarNota(this.db, {id: idFoto});
    if (nomeArquivo) return travarNota(this.db, {nomeArquivo});
    throw NotaNaoEncontrada({erro: 'Informe a nota que está sendo pontuada.'});
  }

  private async pintorDe(venda: VendaConferida, nota: NotaTravada): Promise<PintorDaVenda> {
    const pintor = await this.db.one<PintorDaVenda>(
      `SELECT p.id, p.indicado_por, coalesce(c.valor_ponto, 1) AS valor_ponto, c.nome AS cluster
         FROM pintor p LEFT JOIN cluster c ON c.id = p.cluster_id WHERE p.cpf = $1`,
      [venda.cpf],
    );
    if (!pintor) throw CpfInvalido({campos: {cpf: CpfInvalido.erro}});
    if (pintor.id !== nota.pintor_id) throw recusarCampos({cpf: 'Esta nota foi enviada por outro pintor'});
    return pintor;
  }

  private async produtosDe(venda: VendaConferida): Promise<Map<string, ProdutoDaVenda>> {
    const produtos = await this.revendas.produtosPorCodigo(venda.itens.map(({codigo}) => codigo));
    const faltam = venda.itens.filter(({codigo}) => !produtos.has(codigo)).map(({codigo}) => codigo);
    if (faltam.length > 0)
      throw ProdutoNaoEncontrado({campos: {itens: `${ProdutoNaoEncontrado.erro}: ${faltam.join(', ')}`}});
    return produtos;
  }

  private async codigoDe(texto: string | undefined, pintorId: number): Promise<CodigoAplicavel | undefined> {
    if (!texto?.trim()) return undefined;
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
    return this.pontos.codigos.achar(texto, pintorId, {lock: true});
  }

  private async gravar(dados: DadosDaVenda, razoes: Map<number, Razao>): Promise<number> {
    const {venda, nota, pintor, loja, codigo, calculo, produtos} = dados;
    const {agora, ator} = currentContext();
    const [{id: vendaId} = {id: 0}] = await this.db.query<{id: number}>(
      `SELECT nextval(pg_get_serial_sequence('venda', 'id'))::int AS id`,
    );
    const razao = razoes.get(pintor.id);
    if (!razao) throw new Error(`painter ${pintor.id} has no account`);
    const venceEm = vencimentoPontuacao(agora);
    razao.expirarVencidos();
    const entry =
      calculo.total > 0 &&
      razao.creditar({
        tipo: 'pontuacao',
        pontos: calculo.total,
        referencia: `venda:${vendaId}`,
        venceEm,
        cnpjLoja: venda.cnpjLoja,
        redeId: loja.redeId,
      });
    const ids = await gravarRazao(this.db, razao);
    const lancamentoId = entry ? ids.get(entry.seq) : null;
    await this.db.query(GRAVAR_VENDA, [
      vendaId,
      nota.id,
      pintor.id,
      venda.tipoFiscal,
      venda.identificador,
      venda.serie,
      venda.chave,
      venda.cnpjLoja,
      loja.revendaId,
      loja.redeId,
      venda.realizadoEm,
      decimalDeCentavos(venda.totalVenda),
      decimalDeCentavos(venda.totalDescontos),
      calculo.total,
      JSON.stringify(calculo),
      calculo.pontosDobrados,
      calculo.codigoUsado ? codigo?.codigo : null,
      lancamentoId,
      venceEm,
      ator.tipo === 'painel' ? ator.id : null,
      agora,
      JSON.stringify(
        venda.itens.map(item => ({
          produto_id: produtos.get(item.codigo)?.id,
          codigo: item.codigo,
          nome: produtos.get(item.codigo)?.nome,
          valor_pontos: produtos.get(item.codigo)?.valorPontos,
          qtde: item.qtde,
          valor_unitario: decimalDeCentavos(item.valorUnitario),
          valor_desconto: decimalDeCentavos(item.valorDesconto),
          sub_total: decimalDeCentavos(item.subTotal),
        })),
      ),
    ]);
    if (codigo && calculo.codigoUsado)
      await this.pontos.codigos.registrarUso(codigo, {
        pintorId: pintor.id,
        pontos: pontosDoCodigo(calculo),
        vendaId,
        lancamentoId: lancamentoId ?? undefined,
      });
    await this.premiarIndicacao(pintor, vendaId, razoes);
    return vendaId;
  }

  /** 100 points to who brought the painter, once the first receipt is scored; one live bonus for each referred painter. */
  private async premiarIndicacao(pintor: PintorDaVenda, vendaId: number, razoes: Map<number, Razao>): Promise<void> {
    const razao = pintor.indicado_por && razoes.get(pintor.indicado_por);
    if (!razao) return;
    const vivo = await this.db.one(`SELECT 1 FROM bonus_indicacao WHERE indicado_id = $1 AND estorno_id IS NULL`, [
      pintor.id,
    ]);
    if (vivo) return;
    const {agora} = currentContext();
    razao.expirarVencidos();
    const entry = razao.creditar({
      tipo: 'indicacao',
      pontos: PONTOS_INDICACAO,
      referencia: `venda:${vendaId}`,
      venceEm: vencimentoPontuacao(agora),
    });
    const ids = await gravarRazao(this.db, razao);
    await this.db.query(
      `INSERT INTO bonus_indicacao (indicado_id, indicador_id, venda_id, lancamento_id, criado_em) VALUES ($1, $2, $3, $4, $5)`,
      [pintor.id, pintor.indicado_por, vendaId, ids.get(entry.seq), agora],
    );
  }
}

interface DadosDaVenda {
  venda: VendaConferida;
  nota: NotaTravada;
  pintor: PintorDaVenda;
  loja: LojaDaVenda;
  codigo: CodigoAplicavel | undefined;
  calculo: Pontuacao;
  produtos: Map<string, ProdutoDaVenda>;
}

/** What the code added: the total less what stood before it. */
function pontosDoCodigo({total, passos}: Pontuacao): number {
  const antes = passos.at(-2)?.acumulado ?? 0;
  return total - Math.floor(antes + 0.5);
}

const GRAVAR_VENDA = `
  WITH vendida AS (
    INSERT INTO venda (id, nota_id, pintor_id, tipo_fiscal, identificador, serie, chave, cnpj_loja, revenda_id, rede_id, realizado_em, total_venda,
                       total_descontos, total_pontos, calculo, pontos_dobrados, codigo, lancamento_id, vence_em, operador_id, pontuado_em)
    OVERRIDING SYSTEM VALUE
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  ), chaveada AS (UPDATE nota SET chave = coalesce($7, chave) WHERE id = $2 AND $7::text IS NOT NULL)
  INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total)
  SELECT $1, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total
    FROM jsonb_to_recordset($22::jsonb) AS x(produto_id int, codigo text, nome text, qtde numeric, valor_unitario numeric,
                                             valor_desconto numeric, valor_pontos int, sub_total numeric)`;
