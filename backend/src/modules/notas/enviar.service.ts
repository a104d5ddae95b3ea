import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAXIMO_ARQUIVOS} from '@clube/domain';
import {Recusa} from '../../kernel/errors';
import type {ArquivoRecebido} from '../../kernel/http/multipart';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import type {Storage} from '../../kernel/storage/storage';
import {ConfiguracaoService} from '../configuracoes';
import {PontosService, PontuacaoBloqueada, normalizarCodigo} from '../pontos';
import {
  RecusaDoArquivo,
  lerRecusa,
  motivo,
  recebidos,
  recusados,
  resumo,
  type Destino,
  type Recebida,
} from './destinos';
import {conferirArquivo, type ArquivoConferido} from './receber-arquivo';
import {ArquivosDemais, NotaRepetida, SemArquivo} from './recusas';
import {jaEnviada, registrarNota} from './registrar-nota';

export interface Envio {
  codigo?: string | undefined;
  /** All files are one receipt, in their order. */
  juntar?: boolean;
}

/** Receipts arrive: each file is one, taken or refused by itself, or all of them are one. */
@injectable({scope: BindingScope.SINGLETON})
export class EnviarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PontosService) private readonly pontos: PontosService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  async enviar(
    pintorId: number,
    arquivos: ArquivoRecebido[],
    {codigo, juntar = false}: Envio = {},
  ): Promise<{mensagem: string; arquivos: Destino[]}> {
    if (arquivos.length === 0) throw SemArquivo();
    if (arquivos.length > MAXIMO_ARQUIVOS) throw ArquivosDemais();
    if (codigo) await this.conferirCodigo(pintorId, codigo);
    const destinos: Destino[] = [];
    let primeira: {status: number; codigo: string; erro: string} | undefined;
    let livre = codigo ? normalizarCodigo(codigo) : undefined;
    for (const partes of juntar ? [arquivos] : arquivos.map(arquivo => [arquivo])) {
      try {
        const recebida = await this.receberPartes(pintorId, partes, livre);
        destinos.push(...recebidos(partes, recebida));
        // A code sent along belongs to the first receipt that is accepted.
        livre = undefined;
      } catch (error) {
        const lida = lerRecusa(error);
        const {status, codigo: qual} = lida.recusa;
        primeira ??= {status, codigo: qual, erro: motivo(partes, lida)};
        destinos.push(...recusados(partes, lida));
      }
    }
    const aceitos = destinos.filter(({situacao}) => situacao === 'recebida').length;
    if (aceitos === 0 && primeira)
      throw new Recusa(primeira.status, primeira.codigo, primeira.erro, {arquivos: destinos});
    return {mensagem: juntar ? resumo(1, 1) : resumo(aceitos, destinos.length), arquivos: destinos};
  }

  private async conferirCodigo(pintorId: number, codigo: string): Promise<void> {
    await this.pontos.codigos.achar(codigo, pintorId);
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
  }

  /** One file, one receipt. */
  async receber(pintorId: number, arquivo: ArquivoRecebido, codigo?: string): Promise<Recebida> {
    try {
      return await this.receberPartes(pintorId, [arquivo], codigo);
    } catch (error) {
      throw lerRecusa(error).recusa;
    }
  }

  /** The files are safe on disk before their rows are written, and the rows before the painter is told. */
  private async receberPartes(pintorId: number, partes: ArquivoRecebido[], codigo?: string): Promise<Recebida> {
    const conferidos: ArquivoConferido[] = [];
    for (const parte of partes) conferidos.push(await doArquivo(parte, () => conferirArquivo(parte)));
    await this.recusarRepetidas(pintorId, partes);
    for (const {caminho, origem} of conferidos) await this.storage.save(caminho, origem.caminho);
    try {
      const id = await this.db.tx(async () => {
        if ((await this.configuracoes.atual()).bloquearPontuacao) throw PontuacaoBloqueada();
        // Two uploads of one painter go one after the other, so that the same file at once is still found out.
        await this.db.query(`SELECT 1 FROM conta WHERE pintor_id = $1 FOR NO KEY UPDATE`, [pintorId]);
        await this.recusarRepetidas(pintorId, partes);
        return registrarNota(this.db, this.jobs, {pintorId, arquivos: conferidos, codigo});
      });
      return {id, nomeArquivo: conferidos[0]?.nomeArquivo ?? ''};
    } catch (error) {
      // After a lost connection the commit may have held all the same, and a row must never point nowhere: then the
      // nightly sweep decides.
      if (error instanceof Recusa || error instanceof RecusaDoArquivo)
        for (const {caminho} of conferidos) await this.storage.remove(caminho);
      throw error;
    }
  }

  private async recusarRepetidas(pintorId: number, partes: ArquivoRecebido[]): Promise<void> {
    const gemea = partes.find((parte, i) => partes.findIndex(({sha256}) => sha256 === parte.sha256) < i);
    if (gemea) throw new RecusaDoArquivo(NotaRepetida({erro: 'O mesmo arquivo foi escolhido duas vezes.'}), gemea);
    const sha256 = await jaEnviada(
      this.db,
      pintorId,
      partes.map(parte => parte.sha256),
    );
    const repetida = partes.find(parte => parte.sha256 === sha256);
    if (repetida) throw new RecusaDoArquivo(NotaRepetida(), repetida);
  }
}

async function doArquivo<T>(arquivo: ArquivoRecebido, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Recusa ? new RecusaDoArquivo(error, arquivo) : error;
  }
}
