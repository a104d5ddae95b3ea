import {BindingScope, inject, injectable} from '@loopback/core';
import {SENHA_COMUM, validarSenha, type TipoSessao} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {recusarCampos} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {isKnownPassword} from '../../kernel/security/known-passwords';
import {hashPassword, verifyPassword} from '../../kernel/security/passwords';
import type {Throttle} from '../../kernel/security/throttle';
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
  ) {}

  /**
   * The hash of a new password, made before a transaction begins: it takes tens of milliseconds.
   * @throws 422 when the password is too short for its kind, too long or a common one.
   */
  preparar(tipo: TipoSessao, senha: string): Promise<string> {
    const erro = validarSenha(tipo, senha) ?? (isKnownPassword(senha) ? SENHA_COMUM : undefined);
    if (erro) throw recusarCampos({senha: erro});
    return hashPassword(senha);
  }

  /** Stores a prepared password; joins the transaction that is open. */
  async gravar(tipo: TipoSessao, sujeitoId: number, senhaHash: string): Promise<void> {
    await this.db.tx(() =>
      this.db.query(
        `INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tipo_sessao, sujeito_id) DO UPDATE SET senha_hash = excluded.senha_hash, alterada_em = excluded.alterada_em`,
        [tipo, sujeitoId, senhaHash, currentContext().agora],
      ),
    );
  }

  /** Both in one step, for those who are in no hurry. */
  async definirSenha(tipo: TipoSessao, sujeitoId: number, senha: string): Promise<void> {
    await this.gravar(tipo, sujeitoId, await this.preparar(tipo, senha));
  }

  /**
   * Whether the password is the account's: 10 failures an account and 100 an address in 15 minutes, then no more.
   * @throws 422, in the words of `recusa`, when it is not, 429 after too many failures.
   */
  async conferir(
    {tipo, login, sujeitoId, senha}: Tentativa,
    recusa?: {erro: string; campos?: Record<string, string>},
  ): Promise<void> {
    const conta = `${tipo}:${login}`;
    const endereco = currentContext().endereco ?? 'local';
    await this.throttle.checkCredentials(conta, endereco);
    const confere = await verifyPassword(sujeitoId === undefined ? undefined : await this.ler(tipo, sujeitoId), senha);
    // Guesses sent side by side all passed the first look: those that failed meanwhile count against this one too.
    await this.throttle.checkCredentials(conta, endereco);
    if (!confere) {
      await this.throttle.countFailure(conta, endereco);
      throw CredenciaisInvalidas(recusa);
    }
    await this.throttle.forgive(conta);
  }

  private async ler(tipo: TipoSessao, sujeitoId: number): Promise<string | undefined> {
    const row = await this.db.one<{senha_hash: string}>(
      `SELECT senha_hash FROM credencial WHERE tipo_sessao = $1 AND sujeito_id = $2`,
      [tipo, sujeitoId],
    );
    return row?.senha_hash;
  }
}
