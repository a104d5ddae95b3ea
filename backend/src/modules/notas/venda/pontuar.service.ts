import {BindingScope, inject, injectable, service} from '@loopback/core';
import {dataCivil, pontuar, vencimentoPontuacao, type Pontuacao} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Resposta} from '../../../kernel/http/answer';
import {idempotent} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {ConfiguracaoService} from '../../configuracoes';
import {NiveisService} from '../../pintores';
import {PontosService, abrirRazoes, gravarRazao, type CodigoAplicavel, type Razao} from '../../pontos';
import {CasamentoService, RevendasService} from '../../revendas';
import {recusarEmAnalise} from '../em-analise';
import {confirmadosDa, linhasDa} from './aprender';
import {recusarDuplicada} from './duplicidade';
import {proximo, transitar, travarNota, type NotaTravada} from '../eventos';
import {AVISAR_PONTUACAO} from './avisos';
import {gravarVenda, proximaVenda, type DadosDaVenda} from './gravar-venda';
import {premiarIndicacao} from './indicacao';
import {NotaNaoEncontrada} from '../recusas';
import {conferirVenda, type VendaEnviada} from './venda';
import {pintorDaVenda, produtosDaVenda} from './venda-referencias';

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
    @service(CasamentoService) private readonly casamentos: CasamentoService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  pontuar(enviada: VendaEnviada, enviarMensagem: boolean): Promise<Resposta> {
    return idempotent(this.db, 'POST /api/pontuacoes/pontuar', enviada, () => this.executar(enviada, enviarMensagem));
  }

  /** Lock order: receipt, accounts, then what painters share: the paper's number, the code, what shops call products. */
  async executar(enviada: VendaEnviada, enviarMensagem: boolean): Promise<Pontuado> {
    const venda = conferirVenda(enviada, dataCivil(currentContext().agora));
    const nota = await this.notaDe(enviada);
    const estado = proximo(nota, 'pontuar');
    await recusarEmAnalise(this.db, nota);
    const pintor = await pintorDaVenda(this.db, venda, nota);
    const razoes = await abrirRazoes(this.db, [pintor.id, ...(pintor.indicado_por ? [pintor.indicado_por] : [])]);
    await recusarDuplicada(this.db, venda);
    const produtos = await produtosDaVenda(this.revendas, venda);
    const lidas = await linhasDa(this.db, nota, venda);
    const codigo = await this.codigoDe(enviada.codigoPromocional, pintor.id);
    // The first write: whatever refuses has refused by now.
    const loja = await this.revendas.lojaDaVenda({
      cnpj: venda.cnpjLoja,
      nome: venda.nomeLoja,
      cidade: venda.cidadeLoja,
      uf: venda.estadoLoja,
    });
    const calculo = pontuar({
      itens: venda.itens.map(item => ({valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0, qtde: item.qtde})),
      fatorPontuacao: loja.fatorPontuacao,
      valorPontoCluster: pintor.valor_ponto,
      clusterNome: pintor.cluster ?? undefined,
      revendaMaster: loja.rm,
      codigo: codigo && {operacao: codigo.operacao, valor: codigo.valor},
    });
    const vendaId = await this.gravar({venda, nota, pintor, loja, codigo, calculo, produtos}, razoes);
    await this.casamentos.aprender(venda.cnpjLoja, confirmadosDa(venda, lidas, produtos));
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

  private async codigoDe(texto: string | undefined, pintorId: number): Promise<CodigoAplicavel | undefined> {
    if (!texto?.trim()) return undefined;
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
    return this.pontos.codigos.achar(texto, pintorId, {lock: true});
  }

  /** Points first, then the sale that caused them, then what hangs on it. */
  private async gravar(
    dados: Omit<DadosDaVenda, 'vendaId' | 'venceEm' | 'lancamentoId'>,
    razoes: Map<number, Razao>,
  ): Promise<number> {
    const {venda, pintor, loja, codigo, calculo} = dados;
    const vendaId = await proximaVenda(this.db);
    const razao = razoes.get(pintor.id);
    if (!razao) throw new Error(`painter ${pintor.id} has no account`);
    const venceEm = vencimentoPontuacao(currentContext().agora);
    const origem = {cnpjLoja: venda.cnpjLoja, redeId: loja.redeId};
    razao.expirarVencidos();
    const entry =
      calculo.total > 0 &&
      razao.creditar({tipo: 'pontuacao', pontos: calculo.total, referencia: `venda:${vendaId}`, venceEm, ...origem});
    const ids = await gravarRazao(this.db, razao);
    const lancamentoId = entry ? ids.get(entry.seq) : undefined;
    await gravarVenda(this.db, {...dados, vendaId, venceEm, lancamentoId});
    if (codigo && calculo.codigoUsado)
      await this.pontos.codigos.registrarUso(codigo, {
        pintorId: pintor.id,
        pontos: pontosDoCodigo(calculo),
        vendaId,
        lancamentoId,
      });
    if (pintor.indicado_por)
      await premiarIndicacao(this.db, {indicadoId: pintor.id, indicadorId: pintor.indicado_por, vendaId}, razoes);
    return vendaId;
  }
}

/** What the code added: the total less what stood before it. */
function pontosDoCodigo({total, passos}: Pontuacao): number {
  const antes = passos.at(-2)?.acumulado ?? 0;
  return total - Math.floor(antes + 0.5);
}
