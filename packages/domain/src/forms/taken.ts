// Messages for a value that another row has already, on the server and in forms, which look it up when the field is left.

export const USUARIO_TAKEN = 'Usuário já cadastrado';
export const CNPJ_TAKEN = 'CNPJ já cadastrado';
export const CODIGO_TAKEN = 'Código já cadastrado';
