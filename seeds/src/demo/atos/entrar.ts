import {
  bindingOf,
  CadastroService,
  ConfirmacaoService,
  Consentimento,
  CredencialService,
  Kernel,
  Pintor as PintorGuardado,
  RevendasService,
  type RepositoryOf,
} from '@clube/backend';
import type {TipoSessao} from '@clube/domain';
import {SENHA_PINTOR, type Pintor} from '../../catalogo';
import {como, doPintor} from '../mundo';
import {instante} from '../tempo';
import {marcar, type Programa} from './programa';

const SITE = '/cadastro';

/** One hash a password: three hundred painters with the same one need not wait for three hundred. */
class CredenciaisDaDemonstracao extends CredencialService {
  private readonly feitos = new Map<string, Promise<string>>();

  override preparar(tipo: TipoSessao, senha: string): Promise<string> {
    const hash = this.feitos.get(senha) ?? super.preparar(tipo, senha);
    this.feitos.set(senha, hash);
    return hash;
  }
}

/** Plans every painter's sign-up, on the day it happens. `codigos`: the registration codes by CPF. */
export async function planejarEntradas(
  programa: Programa,
  pintores: readonly Pintor[],
  codigos: ReadonlyMap<string, string>,
): Promise<void> {
  const {app, db, pontos} = programa.mundo;
  const throttle = await app.get(Kernel.THROTTLE);
  const confirmacoes = await app.get<ConfirmacaoService>(`services.${ConfirmacaoService.name}`);
  const cadastros = new CadastroService(
    db,
    throttle,
    await app.get<RepositoryOf<typeof PintorGuardado>>(bindingOf(PintorGuardado.Repository)),
    await app.get<RepositoryOf<typeof Consentimento>>(bindingOf(Consentimento.Repository)),
    confirmacoes,
    new CredenciaisDaDemonstracao(db, throttle, await app.get(Kernel.KNOWN_DEVICES)),
    pontos,
    await app.get<RevendasService>(`services.${RevendasService.name}`),
  );
  for (const pintor of pintores) {
    const momento = instante(pintor.criadoEm, programa.random.fork(`entrada/${pintor.cpf}`).float(540, 1300));
    const fazer = () => entrar(programa, {cadastros, confirmacoes}, pintor, {momento, codigo: codigos.get(pintor.cpf)});
    marcar(programa, pintor, {dia: pintor.criadoEm, turno: 'pintores', momento, fazer});
  }
}

async function entrar(
  programa: Programa,
  {cadastros, confirmacoes}: {cadastros: CadastroService; confirmacoes: ConfirmacaoService},
  pintor: Pintor,
  {momento, codigo}: {momento: Date; codigo?: string | undefined},
): Promise<void> {
  const indicador = pintor.indicadoPor && programa.membros.get(pintor.indicadoPor);
  const formulario = {
    ...formularioDe(programa, pintor),
    ...(indicador ? {indicacao: indicador.idIndicacao} : {}),
    ...(codigo ? {codigo_cadastro: codigo} : {}),
  };
  const {id, nome, idIndicacao} = await como(momento, {tipo: 'publico'}, () => cadastros.cadastrar(formulario), SITE);
  await como(
    momento,
    {tipo: 'publico'},
    async () => confirmacoes.confirmar(await confirmacoes.novoToken(id, pintor.email)),
    '/confirmar-email',
  );
  programa.membros.set(pintor.cpf, {id, nome, idIndicacao});
  if (pintor.aceitouRegulamento) await apresentar(programa, pintor, momento);
}

/** The first visit: the rules are accepted, and some say more of themselves. */
async function apresentar({mundo: {perfis}, membros}: Programa, pintor: Pintor, momento: Date): Promise<void> {
  const membro = membros.get(pintor.cpf);
  if (!membro) return;
  await como(
    momento,
    doPintor(membro, false),
    () => perfis.alterar({aceitouRegulamento: 1, aceitouPrivacidade: 1}),
    '/regulamento',
  );
  const {acheSeuPintor, sobre} = pintor;
  const mais = {verTutorial: false, ...(acheSeuPintor ? {acheSeuPintor} : {}), ...(sobre ? {sobre} : {})};
  await como(momento, doPintor(membro), () => perfis.alterar(mais), '/perfil');
}

function formularioDe({catalogo}: Programa, pintor: Pintor) {
  const {endereco, revendaPreferida} = pintor;
  const revenda = catalogo.revendas.find(({cnpj}) => cnpj === revendaPreferida);
  const loja = revenda && {
    lojaPreferida: revenda.nomeInput,
    cidadeLojaPreferida: revenda.endereco.cidade,
    estadoLojaPreferida: revenda.endereco.uf,
  };
  return {
    nome: pintor.nome,
    cpf: pintor.cpf,
    sexo: pintor.sexo,
    dataNascimento: pintor.dataNascimento,
    email: pintor.email,
    celular: pintor.celular,
    telefone: pintor.telefone,
    senha: SENHA_PINTOR,
    concordaTermos: true,
    endRua: endereco.logradouro,
    endNumero: endereco.numero,
    endComplemento: endereco.complemento,
    endBairro: endereco.bairro,
    endCidade: endereco.cidade,
    endEstado: endereco.uf,
    endCep: endereco.cep,
    ...loja,
    ...(revenda && pintor.indicacaoVendedor ? {indicacaoLoja: revenda.nomeInput} : {}),
    indicacaoVendedor: pintor.indicacaoVendedor,
    comoFicouSabendo: pintor.comoFicouSabendo,
    cadastroAcheSeuPintor: pintor.cadastroAcheSeuPintor,
  };
}
