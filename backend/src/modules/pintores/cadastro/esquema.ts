import {z} from 'zod';
import {flag} from '../../../kernel/resources/wire';

// Only types and sizes are judged here; what a field must hold is the domain's to say, in the words of the forms.
export const texto = z.string().max(500, 'Use no máximo 500 caracteres').nullish();

/** The sign-up as it is sent. */
export const cadastro = z
  .strictObject({
    nome: texto,
    cpf: texto,
    celular: texto,
    email: texto,
    dataNascimento: texto,
    senha: texto,
    lojaPreferida: texto,
    concordaTermos: flag.nullish(),
    indicacaoVendedor: texto,
    comoFicouSabendo: texto,
    facebookId: texto,
    googleAuthId: texto,
    codigo_cadastro: texto,
    telefone: texto,
    sexo: texto,
    endRua: texto,
    endNumero: texto,
    endComplemento: texto,
    endBairro: texto,
    endCidade: texto,
    endEstado: texto,
    endCep: texto,
    cidadeLojaPreferida: texto,
    estadoLojaPreferida: texto,
    indicacaoLoja: texto,
    cadastroAcheSeuPintor: flag.nullish(),
    indicacao: texto,
  })
  .meta({id: 'ParceiroNovo'});
export type CadastroEnviado = z.infer<typeof cadastro>;
