export const badName = {
  empty: 'Een naam heeft minstens één teken nodig. Typ er een.',
  'too-long': 'Dat is te lang: hoogstens {most} tekens. Maak het korter.',
  characters: 'Er staan tekens in die niet elk apparaat kan tonen. Laat ze weg.',
  invisible: 'Er staat iets in dat niemand kan zien. Wis het en typ de naam opnieuw.',
  marks: 'Er staan te veel tekens boven of onder de letters. Laat er een paar weg.',
  scripts: 'Er staan letters van verschillende alfabetten in die op elkaar lijken. Gebruik één alfabet.',
  'looks-like':
    'Dat ziet er net zo uit als {name}, en die is hier al. Kies een naam die te onderscheiden is.',
} as const;
