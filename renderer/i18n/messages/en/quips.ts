/** What characters say when it counts. All numbers have a line of their own; those about prices may name them. */
export default {
  said: '{name}: {line}',
  /** A bid with the bluff card has come first. */
  bluff: {
    0: 'A poker face is worth more than money.',
    1: 'It’s all in the whiskers.',
    2: 'I almost believed it myself.',
    3: 'Never trust a calm animal.',
    4: 'Bold as brass, and cheaper.',
    5: 'Nothing up my sleeve. I have no sleeves.',
    6: 'And not one of you blinked.',
    7: 'Confidence: the one thing I never run out of.',
  },
  /** Equal bids, and another one came first. */
  tie: {
    0: 'Great minds bid alike.',
    1: 'Who copied whom?',
    2: 'Same price, worse luck.',
    3: 'We really must stop meeting like this.',
    4: 'One small number, one big sigh.',
    5: 'So close that I can smell it.',
    6: 'All bids are equal, but some are more equal.',
    7: 'Next time I bring a coin to toss.',
  },
  /** Little was paid for much. */
  bargain: {
    0: '{got} for {paid}. I do like markets.',
    1: 'Only {paid}? Keep the change.',
    2: 'I’d feel guilty, but I don’t.',
    3: 'Is it my birthday?',
    4: 'Thank you, come again.',
    5: 'Small price, big grin.',
    6: 'I have a nose for these things.',
    7: 'Wrap it up, quick, before anyone notices.',
  },
  /** Much was paid for little. */
  dear: {
    0: '{paid} for {got}. It’s the thought that counts.',
    1: '{paid} for {got}! Nobody tell my grandmother.',
    2: 'Yes, {paid}. I was overcome.',
    3: 'Money is round: it has to roll.',
    4: 'I was only scratching my ear!',
    5: 'Quality has its price. Apparently this does, too.',
    6: 'I collect expensive mistakes.',
    7: 'In for a penny, in for the whole purse.',
  },
  /** Passing again. */
  passing: {
    0: 'I shall sit this one out. Again.',
    1: 'Patience is a kind of savings account.',
    2: 'I’m only keeping the chair warm.',
    3: 'Still just looking, thank you.',
    4: 'My purse and I are very attached.',
    5: 'Wake me when it gets cheap.',
    6: 'I’m not passing, I’m resting.',
    7: 'Those who sit still spend nothing.',
  },
  /** Somebody has swapped for the bid of the one who speaks. */
  robbed: {
    0: 'Hey! I was still holding that.',
    1: 'Do help yourself.',
    2: 'My bid! We were so happy together.',
    3: 'That’s what I get for having good taste.',
    4: 'I shall remember those paws.',
    5: 'Fine. I had gone off it anyway.',
    6: 'Watch your pockets, everybody.',
    7: 'Excuse me, that was mine a minute ago.',
  },
  /** A building for nothing. */
  free: {
    0: 'For nothing! My favourite price.',
    1: 'It was just lying there.',
    2: 'A roof is a roof.',
    3: 'Never look a gift house in the cellar.',
    4: 'Houses don’t come cheaper than this.',
    5: 'No money was harmed.',
    6: 'Not pretty, but free.',
    7: 'I have slept in worse.',
  },
  /** A large cheque. */
  best: {
    0: 'A pleasure doing business.',
    1: 'That will buy a lot of acorns.',
    2: 'Frame it? No, cash it.',
    3: 'And that’s how it’s done.',
    4: 'I told you it had a view.',
    5: 'Location, location, location.',
    6: 'Please hold your applause until the end.',
    7: 'My bank will want a photograph.',
  },
  /** A cheque of nothing. */
  worst: {
    0: 'It’s a difficult market.',
    1: 'I have had better Mondays.',
    2: 'It only had sentimental value.',
    3: 'Well, the garden was nice.',
    4: 'Somebody has to come last in style.',
    5: 'At least the paper is pretty.',
    6: 'Sold! Or given away, it is hard to tell.',
    7: 'We shall not speak of this.',
  },
  /** A press broke. */
  broken: {
    0: 'It made that noise yesterday, too.',
    1: 'Has anyone seen the manual?',
    2: 'That wasn’t in the catalogue.',
    3: 'I barely touched it!',
    4: 'A press today, a flowerpot tomorrow.',
    5: 'They don’t build them like that any more. Luckily.',
    6: 'Stand back, it is still smoking.',
    7: 'Once more with the hammer? No?',
  },
  /** Presses were scrapped. */
  scrapped: {
    0: 'Farewell, old rattletrap.',
    1: 'That inspector has no heart.',
    2: 'It had just been oiled!',
    3: 'Officer, it is a coffee grinder.',
    4: 'There goes my pension.',
    5: 'At least it is quiet now.',
    6: 'He always comes at tea time.',
    7: 'I have never seen that machine before.',
  },
  /** An auction of coins was won. */
  coins: {
    0: 'Silver suits me.',
    1: 'Hear it jingle?',
    2: 'Real silver. Makes a change.',
    3: 'All that glitters is mine.',
    4: 'Into the nest with it.',
    5: 'Go on, bite it. Genuine.',
    6: 'Small, round, and all mine.',
    7: 'I shall sleep on these tonight.',
  },
  /** The game was won. */
  won: {
    0: 'I should like to thank my luck.',
    1: 'Same again tomorrow?',
    2: 'Would somebody call my mother?',
    3: 'It was nothing. Well, it was something.',
    4: 'And now, supper.',
    5: 'Beginner’s luck, for the tenth time.',
    6: 'Well played, everybody. Especially me.',
    7: 'The hammer and I are old friends.',
  },
} as const;
