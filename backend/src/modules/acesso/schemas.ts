import {z} from 'zod';
import {SIGN_IN_RULES} from '@clube/domain';

const text = (max: number, missing: string) =>
  z.string({error: issue => (issue.input === undefined ? missing : undefined)}).max(max);

export const senha = text(200, SIGN_IN_RULES.painel.missingPassword);
export const cpf = text(20, SIGN_IN_RULES.painel.missingDocument);
export const cnpj = text(25, SIGN_IN_RULES.relatorio.missingDocument);

const permissao = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const usuario = z
  .object({id: z.int(), nome: z.string(), cpf: z.string(), email: z.string(), permissao})
  .meta({id: 'Usuario'});
export const usuarioRelatorio = z
  .object({id: z.int(), nome: z.string(), cnpj: z.string(), email: z.string(), permissao: z.literal('relatorio')})
  .meta({id: 'UsuarioRelatorio'});
