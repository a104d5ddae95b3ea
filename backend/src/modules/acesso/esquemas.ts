import {z} from 'zod';
import {REGRAS_ENTRADA} from '@clube/domain';

const texto = (maximo: number, ausente: string) =>
  z.string({error: issue => (issue.input === undefined ? ausente : undefined)}).max(maximo);

export const senha = texto(200, REGRAS_ENTRADA.painel.semSenha);
export const cpf = texto(20, REGRAS_ENTRADA.painel.semDocumento);
export const cnpj = texto(25, REGRAS_ENTRADA.relatorio.semDocumento);

const permissao = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const usuario = z
  .object({id: z.int(), nome: z.string(), cpf: z.string(), email: z.string(), permissao})
  .meta({id: 'Usuario'});
export const usuarioRelatorio = z
  .object({id: z.int(), nome: z.string(), cnpj: z.string(), email: z.string()})
  .meta({id: 'UsuarioRelatorio'});
