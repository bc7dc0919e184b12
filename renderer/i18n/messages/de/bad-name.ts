export const badName = {
  empty: 'Ein Name braucht mindestens ein Zeichen. Gib einen ein.',
  'too-long': 'Das ist zu lang: höchstens {most} Zeichen. Kürze es.',
  characters: 'Darin sind Zeichen, die nicht jedes Gerät zeigen kann. Lass sie weg.',
  invisible: 'Darin ist etwas, das niemand sehen kann. Lösche es und gib den Namen neu ein.',
  marks: 'Auf den Buchstaben häufen sich zu viele Zeichen. Lass einige davon weg.',
  scripts:
    'Darin sind Buchstaben verschiedener Alphabete gemischt, die sich gleichen. Nimm nur ein Alphabet.',
  'looks-like':
    'Das sieht genauso aus wie {name}, und der Name ist hier vergeben. Nimm einen, der sich unterscheidet.',
} as const;
