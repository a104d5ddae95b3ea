import {z} from 'zod';

const texto = (maximo: number, ausente: string) =>
  z.string({error: issue => (issue.input === undefined ? ausente : undefined)}).max(maximo);

export const senha = texto(200, 'Informe a senha');
export const cpf = texto(20, 'Informe o CPF');
export const cnpj = texto(25, 'Informe o CNPJ');

export const permissao = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const usuario = z
  .object({id: z.int(), nome: z.string(), cpf: z.string(), email: z.string(), permissao})
  .meta({id: 'Usuario'});
export const usuarioRelatorio = z
  .object({id: z.int(), nome: z.string(), cnpj: z.string(), email: z.string()})
  .meta({id: 'UsuarioRelatorio'});
