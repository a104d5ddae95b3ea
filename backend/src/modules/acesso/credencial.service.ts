import {BindingScope, inject, injectable} from '@loopback/core';
import {SENHA_COMUM, validarSenha, type TipoSessao} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {recusarCampos} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {isKnownPassword} from '../../kernel/security/known-passwords';
import type {KnownDevices} from '../../kernel/security/known-devices';
import {hashPassword, verifyPassword} from '../../kernel/security/passwords';
import type {Throttle} from '../../kernel/security/throttle';
import type {Lane} from '../../kernel/security/lanes';
import {CredenciaisInvalidas} from './recusas';

export interface Tentativa {
  tipo: TipoSessao;
  /** What the person typed as login: failures are counted by it, whether or not there is such an account. */
  login: string;
  /** Undefined when nobody has this login. */
  sujeitoId?: number;
  senha: string;
}

/** The passwords of the three kinds of people: set, checked, and guarded against guessing. */
@injectable({scope: BindingScope.SINGLETON})
export class CredencialService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.KNOWN_DEVICES) private readonly devices: KnownDevices,
  ) {}

  /** @throws 422 when the password is too short for its kind, too long or a common one. */
  conferirRegras(tipo: TipoSessao, senha: string): void {
    const erro = validarSenha(tipo, senha) ?? (isKnownPassword(senha) ? SENHA_COMUM : undefined);
    if (erro) throw recusarCampos({senha: erro});
  }

  /**
   * The hash of a new password, made before a transaction begins: it takes tens of milliseconds, in turn.
   * @throws 422 when the rules refuse the password, 503 when too many wait already.
   */
  async preparar(tipo: TipoSessao, senha: string, lane?: Lane): Promise<string> {
    this.conferirRegras(tipo, senha);
    return hashPassword(senha, lane);
  }

  /** Stores a prepared password; joins the transaction that is open. */
  async gravar(tipo: TipoSessao, sujeitoId: number, senhaHash: string): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em)
         VALUES (${tipo}, ${sujeitoId}, ${senhaHash}, ${currentContext().agora})
         ON CONFLICT (tipo_sessao, sujeito_id) DO UPDATE SET senha_hash = excluded.senha_hash, alterada_em = excluded.alterada_em`),
    );
  }

  /** Both in one step, for those who are in no hurry. */
  async definirSenha(tipo: TipoSessao, sujeitoId: number, senha: string): Promise<void> {
    await this.gravar(tipo, sujeitoId, await this.preparar(tipo, senha));
  }

  /**
   * Whether the password is the account's. Counted before it is looked at: 10 wrong ones an account and 100 an address in
   * 15 minutes, then no more. A browser in which the account was entered before has 10 of its own.
   * @throws 422, in the words of `recusa`, when it is not, 429 after too many failures, 503 when too many wait already.
   */
  async conferir(
    {tipo, login, sujeitoId, senha}: Tentativa,
    recusa?: {erro: string; campos?: Record<string, string>},
  ): Promise<void> {
    const conta = `${tipo}:${login}`;
    // Asked of nobody too, so that the clock tells nothing.
    const senhaHash = await this.ler(tipo, sujeitoId ?? 0);
    const tentativa = await this.throttle.guess({conta, aparelho: this.aparelho(tipo, conta, sujeitoId, senhaHash)});
    const confere = await verifyPassword(senhaHash, senha).catch(async (error: unknown) => {
      await tentativa.unseen();
      throw error;
    });
    if (!confere || !senhaHash) throw CredenciaisInvalidas(recusa);
    await tentativa.right();
    const {ator, cookies, answerHeaders} = currentContext();
    if (!('sessao' in ator)) answerHeaders?.set('Set-Cookie', this.devices.remember(cookies, conta, senhaHash));
  }

  /** What the account was used from before: the own session, or a browser that is known for it. */
  private aparelho(tipo: TipoSessao, conta: string, sujeitoId?: number, senhaHash?: string): string | undefined {
    const {ator, cookies} = currentContext();
    if (ator.tipo === tipo && ator.id === sujeitoId) return ator.sessao;
    return senhaHash && this.devices.find(cookies, conta, senhaHash);
  }

  private async ler(tipo: TipoSessao, sujeitoId: number): Promise<string | undefined> {
    const row = await this.db.one(
      sql<{senha_hash: string}>`
        SELECT senha_hash FROM credencial WHERE tipo_sessao = ${tipo} AND sujeito_id = ${sujeitoId}`,
    );
    return row?.senha_hash;
  }
}
