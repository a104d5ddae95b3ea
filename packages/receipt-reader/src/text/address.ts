// Only at the start of a row, as within a name such words are part of it: `Constrular Avenida`.
export const STREET =
  /^\W*(RUA|R\.|AV\.?|AVENIDA|ROD\.?|RODOVIA|TRAV|TRAVESSA|PRACA|ESTRADA|ALAMEDA|AL\.|QUADRA|LOTEAMENTO|BAIRRO)(?=\W)/;
export const CONTACT = /\b(CEP|FONE|TEL|TELEFONE|WWW|HTTPS?|KM)\b|@|\.COM\b/;
export const ADDRESS =
  /\b(RUA|R\.|AV|AVENIDA|ROD|RODOVIA|TRAV|TRAVESSA|PRACA|ESTRADA|ALAMEDA|AL\.|CEP|FONE|TEL|TELEFONE|BAIRRO|WWW|HTTPS?|QUADRA|LOTEAMENTO|KM)\b|@|\.COM\b/;
